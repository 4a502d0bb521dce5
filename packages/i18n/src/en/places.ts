export const places = {
  search: 'Find the address',
  searchHint: 'A street, a district or a city.',
  searching: 'Searching for places',
  noneFound: 'No place found. Place the pin on the map instead.',
  searchFailed: 'Address search is not available at the moment. Place the pin on the map instead.',
  useMyPosition: 'Use my location',
  noPosition: 'We could not find your location. Place the pin on the map instead.',
  dragPin: 'Drag the pin to the door',
  movePin: 'Pin: move it with the arrow keys, in larger steps with Shift',
  found: '{{address}} is chosen.',
}
