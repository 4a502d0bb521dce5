import type { Guard } from './guards.ts'

const media = 'apps/server/src/features/media'
const inMatrix = {
  file: 'apps/server/src/nets/access-matrix.test.ts',
  test: 'GET /media/* answers everybody as declared',
}
const hidden = (test: string) => ({ file: `${media}/hidden-pictures.test.ts`, test })

/** Without any one of these a picture is had by somebody who may not see what it shows. */
export const pictureGuards: Guard[] = [
  {
    name: 'pictures that are turned are own ones',
    file: `${media}/media.repository.ts`,
    guard: "'turnDegrees', 'room'])\n    .where('ownerId', '=', ownerId)\n",
    sabotage: "'turnDegrees', 'room'])\n",
    noticedBy: {
      file: `${media}/pictures.test.ts`,
      test: 'a turned photograph is served turned, and its original stays as it was sent',
    },
  },
  {
    name: 'a new home turns only the pictures that come with it',
    file: 'apps/server/src/features/properties/posting/post-property.ts',
    guard: '  await planFiles(core, db, undefined, listing)\n',
    sabotage: '',
    noticedBy: {
      file: 'apps/server/src/features/properties/posting/update-property.test.ts',
      test: 'T22 a new home turns only the pictures that come with it, and copies no others',
    },
  },
  {
    name: 'pictures of homes that are not public open by a signature only',
    file: `${media}/shown-pictures.repository.ts`,
    guard: "property.is_premium = false and ${isPublicProperty(expressionBuilder<Tables, 'property'>())}",
    sabotage: 'property.is_premium = false',
    noticedBy: inMatrix,
  },
  {
    name: 'pictures of projects that are not public open by a signature only',
    file: `${media}/shown-pictures.repository.ts`,
    guard: "isPublicProject(expressionBuilder<Tables, 'project'>())",
    sabotage: 'sql`true`',
    noticedBy: hidden('T24 the pictures of a project that is not public open for its lister and staff alone'),
  },
  {
    name: 'whoever has a picture is not told that it is unchanged once it is hidden',
    file: `${media}/media.routes.ts`,
    guard:
      'const { caching, open } = await pictures.find({ mediaId, width, format, grant })\n      const tag = `"${mediaId}-${width}-${format}"`',
    sabotage:
      'const tag = `"${mediaId}-${width}-${format}"`\n      if (request.headers["if-none-match"] === tag) return reply.code(304).send()\n      const { caching, open } = await pictures.find({ mediaId, width, format, grant })',
    noticedBy: hidden('T24 caches ask again, and are told when a picture is no longer for everybody'),
  },
]
