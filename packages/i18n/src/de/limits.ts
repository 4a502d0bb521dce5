/** What to say where a package does not reach. */
export const limits = {
  Opps: 'Hoppla, {{what}}',
  toPlans: 'OK, Pakete ansehen',
  notNow: 'Nicht jetzt',
  keepDraft: 'Später, Entwurf behalten',
  plans: {
    title: 'Pakete',
    none: 'Noch keine Pakete',
    text: 'Auf diesem Portal gibt es noch keine Pakete zur Auswahl. Es wird nichts berechnet.',
    toListings: 'Meine Anzeigen',
    toHome: 'Startseite',
  },
  reached: {
    property_list: {
      title: 'Ihre Anzeigen sind aufgebraucht',
      text: 'Sie haben alle Anzeigen Ihres Pakets genutzt. Es wurde nichts geändert und nichts berechnet.',
    },
    property_feature: {
      title: 'Ihre Hervorhebungen sind aufgebraucht',
      text: 'Sie haben alle hervorgehobenen Immobilien Ihres Pakets genutzt. Es wurde nichts geändert und nichts berechnet.',
    },
    project_list: {
      title: 'Ihre Projekte sind aufgebraucht',
      text: 'Sie haben alle Projekte Ihres Pakets genutzt. Es wurde nichts geändert und nichts berechnet.',
    },
    project_feature: {
      title: 'Ihre Projekt-Hervorhebungen sind aufgebraucht',
      text: 'Sie haben alle hervorgehobenen Projekte Ihres Pakets genutzt. Es wurde nichts geändert und nichts berechnet.',
    },
  },
  missing: {
    property_list: {
      title: 'für Anzeigen brauchen Sie ein Paket',
      text: 'Ihr Konto hat kein Paket für Anzeigen. Wählen Sie eines, um fortzufahren.',
    },
    property_feature: {
      title: 'zum Hervorheben brauchen Sie ein Paket',
      text: 'Ihr Konto hat kein Paket für hervorgehobene Immobilien. Wählen Sie eines, um Ihre zuerst zu zeigen.',
    },
    project_list: {
      title: 'für Projekte brauchen Sie ein Paket',
      text: 'Ihr Konto hat kein Paket für Projekte. Wählen Sie eines, um fortzufahren.',
    },
    project_feature: {
      title: 'zum Hervorheben von Projekten brauchen Sie ein Paket',
      text: 'Ihr Konto hat kein Paket für hervorgehobene Projekte. Wählen Sie eines, um Ihre zuerst zu zeigen.',
    },
    mortgage_calculator_detail: {
      title: 'für den ganzen Plan brauchen Sie ein Paket',
      text: 'Die Raten Monat für Monat sind Teil eines Pakets. Die Übersicht ist für alle kostenlos.',
    },
    premium_properties: {
      title: 'für Premium-Immobilien brauchen Sie ein Paket',
      text: 'Bilder, Preis und Lage von Premium-Immobilien öffnen sich mit einem Paket, das sie enthält.',
    },
    project_access: {
      title: 'für dieses Projekt brauchen Sie ein Paket',
      text: 'Grundrisse, Bilder und Dokumente dieses Projekts öffnen sich mit einem Paket, das Projekte enthält.',
    },
  },
}
