export const zoneOfDevice = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
