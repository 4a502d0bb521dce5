/** Small questions and hints at the edge of a page. */
export const notices = {
  label: '网站询问',
  position: {
    text: '要使用当前位置显示附近的房源吗？位置信息只保留在此浏览器中。',
    accept: '使用我的位置',
    decline: '以后再说',
    saved: '位置已保存在此浏览器中。',
    failed: '无法获取位置，请在搜索框中输入地点。',
  },
  app: {
    text: '此浏览器不支持通知，请使用应用接收。',
    open: '获取应用',
    dismiss: '不再提示',
    dismissed: '今后不再提示。',
  },
}
