/** The homes that a reader does not want to see. */
export const hidden = {
  toast: {
    hidden: 'Hidden from your results.',
    hiddenHere: 'Hidden on this device.',
    shown: 'Back in your results.',
  },
  title: 'Hidden homes',
  text: 'They do not appear in your results, on the map or in alerts.',
  onDevice: 'They do not appear in results on this device. Sign in to hide them everywhere.',
  none: 'You have not hidden any homes',
  noneText: 'Hide a home in your results, and you can bring it back from here.',
  browse: 'Browse homes',
  since: 'Hidden on {{date}}',
  show: 'Show again',
  showTitle: 'Show again: {{title}}',
  showAll_one: 'Show it again',
  showAll_other: 'Show all {{count, number}} again',
  more: 'Show older ones',
  failed: 'Your hidden homes could not be loaded',
  noScript: 'Hidden homes of visitors need JavaScript. Sign in to see yours without it.',
}
