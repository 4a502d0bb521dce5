/** Small questions and hints at the edge of a page. */
export const notices = {
  label: 'Frage des Portals',
  position: {
    text: 'Dürfen wir Ihren Standort verwenden, um Immobilien in Ihrer Nähe zu zeigen? Er bleibt in diesem Browser.',
    accept: 'Standort verwenden',
    decline: 'Nicht jetzt',
    saved: 'Ihr Standort ist in diesem Browser gespeichert.',
    failed: 'Ihr Standort ließ sich nicht ermitteln. Geben Sie stattdessen einen Ort ins Suchfeld ein.',
  },
  app: {
    text: 'Dieser Browser unterstützt keine Mitteilungen. Mit der App erhalten Sie sie.',
    open: 'App holen',
    dismiss: 'Nicht mehr zeigen',
    dismissed: 'Das wird nicht mehr gezeigt.',
  },
}
