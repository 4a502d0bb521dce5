export const translations = {
  title: '其他语言',
  text: '您写了哪种语言，读者就能看到哪种语言。',
  original: '标题和描述的语言',
  add: '添加其他语言',
  remove: '删除{{language}}',
}
