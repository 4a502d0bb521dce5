import type { Guard } from './guards.ts'

const platform = 'apps/server/src/platform'
const inFields = (test: string) => ({ file: 'apps/server/src/nets/fields.test.ts', test })
const hostile = (test: string) => ({ file: `${platform}/hostile-bodies.test.ts`, test })

/** Without any one of these one request keeps everybody waiting, a blank wipes what was there, or an answer tells too much. */
export const wireGuards: Guard[] = [
  {
    name: 'more fields than are allowed are refused before they are nested',
    file: `${platform}/form-fields.ts`,
    guard: 'if (texts > maxFields) throw tooManyFields()',
    sabotage: '',
    noticedBy: hostile('T40 a query of 301 names is refused'),
  },
  {
    name: 'JSON is looked over before it is parsed',
    file: `${platform}/request-body.ts`,
    guard: 'refuseLargeJson(body)',
    sabotage: 'void refuseLargeJson',
    noticedBy: hostile('T40 T66 nested lists in application/json is refused at once, and nobody else waits'),
  },
  {
    name: 'marks on a letter are cut before they are put in order',
    file: 'packages/contract/src/wire.ts',
    guard: 'marks.length > maxMarks',
    sabotage: 'marks.length < 0',
    noticedBy: { file: 'packages/contract/src/wire.test.ts', test: 'T40 a letter keeps thirty marks at most' },
  },
  {
    name: 'an empty text empties nothing unless the call is a change',
    file: `${platform}/wire-input.ts`,
    guard: '(rules.emptiesTexts || !isOptional)',
    sabotage: 'true',
    noticedBy: {
      file: `${platform}/wire-input.test.ts`,
      test: 'in json what is empty counts as absent, and only a change empties a text',
    },
  },
  {
    name: 'what is empty counts as absent',
    file: `${platform}/request-body.ts`,
    guard: 'request.body = readBody(request.body)',
    sabotage: 'request.body ??= readBody({})',
    noticedBy: {
      file: 'apps/server/src/nets/conformance.test.ts',
      test: 'POST /post_property > as json with an empty string for what is missing is answered',
    },
  },
  {
    name: 'a lister has the keys that the contract declares and no others',
    file: 'packages/contract/src/property.ts',
    guard: 'export const Lister = renamed(\n  z.object({',
    sabotage: 'export const Lister = renamed(\n  z.looseObject({',
    noticedBy: inFields('T36 a key too many in the answer of a service never reaches the wire'),
  },
  {
    name: 'what is the lister’s own is told to insiders',
    file: 'apps/server/src/features/properties/reading/property-detail.ts',
    guard: 'own: isInside ? { ...toOwnFacts({ ...row, titleImage: null }), ownTexts: parts.texts } : null',
    sabotage: 'own: { ...toOwnFacts({ ...row, titleImage: null }), ownTexts: parts.texts }',
    noticedBy: inFields('T36 visitor is told nothing about a person that is not for them'),
  },
]
