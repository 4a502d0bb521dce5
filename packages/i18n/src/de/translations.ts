export const translations = {
  title: 'In anderen Sprachen',
  text: 'Wer liest, sieht die eigene Sprache, wenn Sie darin geschrieben haben.',
  original: 'Titel und Beschreibung sind auf',
  add: 'Weitere Sprache hinzufügen',
  remove: '{{language}} entfernen',
}
