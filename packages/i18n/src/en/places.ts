export const places = {
  search: 'Find the address',
  searchHint: 'A street, a district or a city.',
  searching: 'Looking for places',
  noneFound: 'No place of this name is known. Put the pin on the map instead.',
  searchFailed: 'Places cannot be looked up at the moment. Put the pin on the map instead.',
  useMyPosition: 'Use my position',
  noPosition: 'Your position is not known. Put the pin on the map instead.',
  dragPin: 'Drag the pin to the door',
  movePin: 'Pin: move it with the arrow keys, farther with Shift',
  found: '{{address}} is chosen.',
}
