/** The homes that a reader does not want to see. */
export const hidden = {
  toast: {
    hidden: '已从结果中隐藏。',
    hiddenHere: '已在此设备上隐藏。',
    shown: '已恢复显示。',
  },
  title: '已隐藏房源',
  text: '不会出现在搜索结果、地图和提醒中。',
  onDevice: '不会出现在此设备的结果中，登录后可在所有设备上隐藏。',
  none: '还没有隐藏任何房源',
  noneText: '在结果中隐藏的房源，可以在这里恢复显示。',
  browse: '去看房源',
  since: '{{date}}隐藏',
  show: '恢复显示',
  showTitle: '恢复显示：{{title}}',
  showAll_other: '全部恢复显示（{{count, number}} 套）',
  more: '查看更早的',
  failed: '已隐藏房源加载失败',
  noScript: '未登录时，隐藏功能需要启用 JavaScript。登录后无需 JavaScript 也能查看。',
}
