export const places = {
  search: '查找地址',
  searchHint: '街道、区域或城市。',
  searching: '正在查找地点',
  noneFound: '没有找到该地点，请在地图上放置图钉。',
  searchFailed: '地址搜索暂时无法使用，请在地图上放置图钉。',
  useMyPosition: '使用我的位置',
  noPosition: '无法获取位置，请在地图上放置图钉。',
  dragPin: '将图钉拖到门口',
  movePin: '图钉：用方向键移动，按住 Shift 步幅更大',
  found: '已选择{{address}}。',
}
