/** The dialog that tells staff what is wrong, and what came of it. */
export const reports = {
  property: {
    title: '举报房源',
  },
  project: {
    title: '举报楼盘',
  },
  account: {
    title: '举报用户',
  },
  review: {
    title: '举报评价',
  },
  message: {
    title: '举报消息',
  },
  personText: '有什么问题？对方不会知道举报人是谁。',
  text: '有什么问题？发布人不会知道举报人是谁。',
  reasons: '有什么问题？',
  more: '补充说明',
  optional: '选填',
  again: '已经举报过，再次提交将替换之前的内容。',
  send: '提交举报',
  problems: {
    reason: '请选择问题类型。',
    message: '请说明有什么问题。',
  },
  sent: {
    title: '感谢举报',
    text: '由专人查看，通常一天之内。',
    block: '拉黑发布人',
    blockPerson: '拉黑此人',
    personReference: '对方不会看到举报人姓名。编号',
    reference: '发布人不会看到举报人姓名。编号',
    done: '完成',
  },
  steps: {
    sent: '已提交',
    sentAt: '今天 {{time}}',
    review: '处理中',
    reviewIn: '一天之内',
    decision: '处理结果',
    decisionAt: '在“我的举报”中查看',
  },
}
