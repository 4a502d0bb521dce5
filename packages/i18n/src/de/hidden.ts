/** The homes that a reader does not want to see. */
export const hidden = {
  toast: {
    hidden: 'Aus Ihren Ergebnissen ausgeblendet.',
    hiddenHere: 'Auf diesem Gerät ausgeblendet.',
    shown: 'Wieder in Ihren Ergebnissen.',
  },
  title: 'Ausgeblendete Immobilien',
  text: 'Sie erscheinen nicht in Ihren Ergebnissen, auf der Karte oder in Mitteilungen.',
  onDevice: 'Sie erscheinen auf diesem Gerät nicht in Ergebnissen. Melden Sie sich an, um sie überall auszublenden.',
  none: 'Sie haben keine Immobilien ausgeblendet',
  noneText: 'Blenden Sie in Ihren Ergebnissen eine Immobilie aus; hier holen Sie sie wieder zurück.',
  browse: 'Immobilien ansehen',
  since: 'Ausgeblendet am {{date}}',
  show: 'Wieder zeigen',
  showTitle: 'Wieder zeigen: {{title}}',
  showAll_one: 'Wieder zeigen',
  showAll_other: 'Alle {{count, number}} wieder zeigen',
  more: 'Ältere zeigen',
  failed: 'Ihre ausgeblendeten Immobilien konnten nicht geladen werden',
  noScript: 'Ausgeblendete Immobilien ohne Konto brauchen JavaScript. Melden Sie sich an, um Ihre auch ohne zu sehen.',
}
