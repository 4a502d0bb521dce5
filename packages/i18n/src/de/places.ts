export const places = {
  search: 'Adresse suchen',
  searchHint: 'Eine Straße, ein Stadtteil oder eine Stadt.',
  searching: 'Orte werden gesucht',
  noneFound: 'Kein Ort gefunden. Setzen Sie die Nadel stattdessen auf der Karte.',
  searchFailed: 'Die Adresssuche ist derzeit nicht verfügbar. Setzen Sie die Nadel stattdessen auf der Karte.',
  useMyPosition: 'Standort verwenden',
  noPosition: 'Ihr Standort ließ sich nicht ermitteln. Setzen Sie die Nadel stattdessen auf der Karte.',
  dragPin: 'Ziehen Sie die Nadel zur Haustür',
  movePin: 'Nadel: mit den Pfeiltasten verschieben, mit Umschalt in größeren Schritten',
  found: '{{address}} ist ausgewählt.',
}
