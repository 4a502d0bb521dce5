/** A beginning for every operator, who knows the law of their country and replaces it. */
export const legal = {
  version: 'Version {{version}}',
  contents: 'Auf dieser Seite',
  terms: {
    title: 'Nutzungsbedingungen',
    description: 'Die Bedingungen, unter denen {{site}} genutzt wird.',
    lead: 'Die Regeln von {{site}} in einfachen Worten. Mit der Einrichtung eines Kontos akzeptieren Sie sie.',
    use: {
      title: 'Was dieses Portal ist',
      text: '{{site}} zeigt Immobilien, die ihre Eigentümer oder Makler anbieten. Wir sind nicht Partei eines Kauf- oder Mietvertrags; Verträge schließen die Beteiligten untereinander.',
    },
    account: {
      title: 'Ihr Konto',
      text: 'Verwenden Sie Ihren eigenen Namen und Ihre eigene E-Mail-Adresse, behalten Sie Ihre Anmeldedaten für sich und sagen Sie uns, wenn jemand anders sie benutzt hat. Sie können Ihr Konto jederzeit löschen und innerhalb von zwei Wochen wiederherstellen.',
    },
    listings: {
      title: 'Was Sie anbieten',
      text: 'Bieten Sie nur an, was Sie anbieten dürfen, mit Fotos, die Sie verwenden dürfen, und mit einem wahren Preis. Jede Anzeige wird gelesen, bevor sie erscheint. Wir können Anzeigen ablehnen oder entfernen, die irreführen, verletzen oder gegen Gesetze verstoßen.',
    },
    conduct: {
      title: 'Wie wir miteinander umgehen',
      text: 'Kein Spam, keine Drohungen, keine Diskriminierung, kein Versuch, zu lesen oder zu ändern, was Ihnen nicht gehört. Bei Verstößen können wir Konten schließen.',
    },
    liability: {
      title: 'Haftung',
      text: 'Wir betreiben das Portal mit Sorgfalt, können aber nicht versprechen, dass es nie ausfällt oder dass jede Anzeige richtig ist. Sehen Sie sich eine Immobilie und ihre Unterlagen an, bevor Sie etwas bezahlen.',
    },
    changes: {
      title: 'Wenn sich diese Bedingungen ändern',
      text: 'Jede neue Fassung erhält eine neue Nummer, die oben auf dieser Seite steht. Sie akzeptieren die Fassung, die an dem Tag gilt, an dem Sie Ihr Konto einrichten.',
    },
  },
  privacy: {
    title: 'Datenschutzhinweise',
    description: 'Was {{site}} über Sie weiß, wozu, und was Sie tun können.',
    lead: 'Was {{site}} über Sie weiß, wozu, und was Sie tun können.',
    data: {
      title: 'Was wir speichern',
      text: 'Ihren Namen, Ihre E-Mail-Adresse oder Telefonnummer, was Sie hier anbieten, merken und schreiben, und die Geräte, auf denen Sie angemeldet sind. Passwörter werden nur in einer Form gespeichert, aus der sie sich nicht ablesen lassen.',
    },
    why: {
      title: 'Wozu wir es speichern',
      text: 'Um Sie anzumelden, Ihre Anzeigen zu zeigen, Sie mit Interessenten zusammenzubringen und alle vor Missbrauch zu schützen.',
    },
    position: {
      title: 'Ihr Standort',
      text: 'Wir fragen, bevor wir Ihren Standort verwenden. Er bleibt in Ihrem Browser, und ohne ihn funktioniert alles genauso.',
    },
    sharing: {
      title: 'Wer es sieht',
      text: 'Andere sehen, was Sie veröffentlichen. Ihre E-Mail-Adresse und Telefonnummer werden nur gezeigt, wenn Sie es so einstellen. Unternehmen, die für uns E-Mails und Nachrichten zustellen, erhalten nur, was sie dafür brauchen. Wir verkaufen Ihre Daten nie.',
    },
    cookies: {
      title: 'Cookies',
      text: 'Ein Cookie hält Sie angemeldet, ein anderes merkt sich das gewählte Design. Es gibt keine Cookies für Werbung oder von Dritten.',
    },
    rights: {
      title: 'Was Sie tun können',
      text: 'In den Einstellungen können Sie Ihre Daten ansehen und ändern, eine Kopie anfordern oder Ihr Konto löschen. Nach zwei Wochen ist es endgültig gelöscht.',
    },
  },
}
