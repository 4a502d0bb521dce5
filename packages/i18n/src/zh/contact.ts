/** Writing to the people behind the site, and who they are. */
export const contact = {
  title: '联系我们',
  description: '给本站团队留言，由专人邮件回复。',
  lead: '每条留言都有专人查看，并通过邮件回复。',
  topic: '咨询主题',
  topics: {
    listing: '房源',
    account: '我的账号',
    safety: '安全或诈骗',
    other: '其他',
  },
  firstName: '名',
  lastName: '姓',
  email: '邮箱',
  listing: '房源编号',
  listingHint: '位于房源页面顶部，如 G-7K3Q2F。',
  message: '留言内容',
  optional: '（选填）',
  trap: '此项请留空',
  send: '发送',
  problems: {
    required: '请填写此项。',
    invalid: '内容无效，请检查后重试。',
    email: '请填写完整邮箱，如 name@mail.com。',
    tooLong: '请缩减到 5,000 个字符以内。',
    topic: '请选择咨询主题。',
  },
  sent: {
    title: '留言已发送',
    text: '我们会通过邮件回复，通常一天之内。',
    another: '再写一条',
  },
  before: {
    title: '留言之前，先看看',
    signIn: '更改登录方式',
    leave: '注销账号',
    sentBack: '查看房源被退回的原因',
  },
  ways: {
    title: '其他联系方式',
    email: '邮件联系',
    phone: '电话联系',
    address: '预约到访',
  },
  about: {
    title: '找到好房子，不该靠运气',
    pageTitle: '关于我们',
    description: '{{site}} 背后是谁，我们坚持什么。',
    lead: '{{site}} 是一个开放的房产平台。每套房源都由专人审核，价格变动如实展示，电话号码绝不出售。',
    numbers: {
      homes_other: '套在架房源',
      cities_other: '座城市',
      languages_other: '种语言',
    },
    values: {
      title: '我们坚持的事',
      read: {
        title: '每套房源都有人审核',
        text: '房源上线前，专人会核对照片、价格和信息。发现问题，我们会说明原因和修改办法。',
      },
      yours: {
        title: '谁能联系，自己说了算',
        text: '未经本人分享，任何人都看不到电话号码。随时可以拉黑他人、举报问题或注销账号。',
      },
      open: {
        title: '从一开始就开放',
        text: '代码完全公开。城市、合作社和中介机构都可以用自己的名义独立运营。',
      },
    },
    ask: {
      title: '还缺什么？',
      text: '告诉我们，怎样能让本站更好用。',
      write: '联系我们',
      browse: '看房源',
    },
  },
}
