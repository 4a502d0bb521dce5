import type { AgencyRole } from '@gable/domain/agency-roles'

type DemoAgency = {
  name: string
  about: string
  website: string
  phone: string
  /** A square of 400. */
  logo: string
  /** By the name in their address; the first one founds it. */
  members: { email: string; role: AgencyRole }[]
}

const square = (ground: string, drawn: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">
    <rect width="400" height="400" fill="${ground}"/>${drawn}</svg>`

/** Two mooring posts and the water between them. */
const mooring = square(
  '#0e4a5a',
  `<g fill="#f3e7cf"><rect x="104" y="96" width="44" height="150" rx="10"/>
    <rect x="252" y="96" width="44" height="150" rx="10"/><rect x="104" y="132" width="192" height="26"/></g>
    <g fill="none" stroke="#f3e7cf" stroke-width="16" stroke-linecap="round">
      <path d="M76 276q31-26 62 0t62 0 62 0 62 0"/><path d="M76 318q31-26 62 0t62 0 62 0 62 0"/></g>`,
)

/** A gable with a tree beside it. */
const orchard = square(
  '#f3e7cf',
  `<path d="M72 292V190l84-74 84 74v102z" fill="#8a3b2a"/><rect x="132" y="222" width="48" height="70" fill="#f3e7cf"/>
    <rect x="286" y="214" width="16" height="78" fill="#5b4632"/><circle cx="294" cy="176" r="58" fill="#3f6b3f"/>
    <rect x="56" y="292" width="288" height="14" fill="#5b4632"/>`,
)

/** Names under which some of the listers work. All of them are invented. */
export const agencies: DemoAgency[] = [
  {
    name: 'Mooring & Quay',
    about:
      'Five people, two boats and every flat along the harbour. We measure before we photograph, and we answer the same day.',
    website: 'https://mooring.demo.example',
    phone: '+264 81 400 1100',
    logo: mooring,
    members: [
      { email: 'ines', role: 'owner' },
      { email: 'tom', role: 'manager' },
      { email: 'karim', role: 'agent' },
      { email: 'erik', role: 'agent' },
      { email: 'thandi', role: 'agent' },
    ],
  },
  {
    name: 'Orchard Gate Homes',
    about: 'Houses with gardens, from Oakwell to the north beach. A family business since there was a mill.',
    website: '',
    phone: '+264 81 400 0800',
    logo: orchard,
    members: [
      { email: 'amina', role: 'owner' },
      { email: 'grace', role: 'manager' },
      { email: 'joseph', role: 'agent' },
    ],
  },
]
