import type { Guard } from './guards.ts'

const listings = 'apps/server/src/features/listings'
const properties = 'apps/server/src/features/properties'
const at = (file: string, test: string) => ({ file: `${properties}/${file}.test.ts`, test })
const atGate = (test: string) => ({ file: `${listings}/gate/listing-gate.test.ts`, test })
const inTiles = (test: string) => ({ file: 'apps/server/src/features/search/tile/tile.test.ts', test })
const catalogue = 'apps/server/src/features/catalogue'
const inPlaces = (test: string) => ({ file: `${catalogue}/local-places.test.ts`, test })

/** Without any one of these a listing goes, shows or costs what it must not. */
export const listingGuards: Guard[] = [
  {
    name: 'a translation is found only where its home is',
    file: 'apps/server/src/features/search/table/listing-facts.repository.ts',
    guard: '    .where(isPublic)\n    .orderBy',
    sabotage: '    .orderBy',
    noticedBy: {
      file: `${listings}/texts/listing-texts.test.ts`,
      test: 'T24 the words of a translation of a home that is not public are found by nobody',
    },
  },
  {
    name: 'a translation that is changed is read again',
    file: `${properties}/posting/property-content.ts`,
    guard: '.filter((name) => !isSame(before[name], after[name]))',
    sabotage: ".filter((name) => name !== 'translations' && !isSame(before[name], after[name]))",
    noticedBy: {
      file: `${listings}/texts/listing-texts.test.ts`,
      test: 'is reviewed like the text itself, and what was not sent stays',
    },
  },
  {
    name: 'an edit is of an own home',
    file: `${listings}/content.repository.ts`,
    guard: ' and ${managedBy(name, accountId)}',
    sabotage: '',
    noticedBy: at('posting/update-property', "T21 a stranger's edit is not found before a single file is stored"),
  },
  {
    name: 'a switch is of an own home',
    file: `${listings}/listing-rows.repository.ts`,
    guard: ' and ${managedBy(name, accountId)} and deleted_at is null for update',
    sabotage: ' and deleted_at is null for update',
    noticedBy: {
      file: 'apps/server/src/nets/access-matrix.test.ts',
      test: 'POST /api/change-property-status answers everybody as declared',
    },
  },
  {
    name: 'pictures are of the home that is edited',
    file: `${listings}/posting/arrange-files.ts`,
    guard: 'if (stranger) throw notFound(`Picture ${stranger}`)',
    sabotage: 'void stranger',
    noticedBy: at(
      'posting/update-property',
      'T22 pictures of others are not found, and neither row nor file is touched',
    ),
  },
  {
    name: 'a room is named of an own picture',
    file: 'apps/server/src/features/media/media.repository.ts',
    guard: ' and media.owner_id = ${ownerId} and exists (',
    sabotage: ' and exists (',
    noticedBy: at(
      'posting/update-property',
      "T22 the rooms of somebody else's pictures and of other homes are not named",
    ),
  },
  {
    name: 'a review state changes by legal moves only',
    file: `${listings}/moves/move-listing.ts`,
    guard: 'if (!canMove(move, from))',
    sabotage: 'if (!canMove(move, from) && !id)',
    noticedBy: at('listing-life', 'T23 a home goes only where the tables of moves let it'),
  },
  {
    name: 'an edit of what is public is read again',
    file: `${listings}/posting/edit-listing.ts`,
    guard: '  if (move) {\n    const moved = await moveListing(',
    sabotage: "  if (move === 'resubmit') {\n    const moved = await moveListing(",
    noticedBy: at(
      'posting/update-property',
      'a price needs no new review, a title does, and an operator may do without',
    ),
  },
  {
    name: 'pictures of a premium home open by a signature only',
    file: 'apps/server/src/features/media/shown-pictures.ts',
    guard: "if (!isOpen) throw notFound('Picture')",
    sabotage: '',
    noticedBy: at('reading/premium-pictures', 'are nowhere without a signature, whoever knows their ids'),
  },
  {
    name: 'a signature of a picture ends',
    file: 'apps/server/src/features/media/shown-pictures.ts',
    guard: "if (seconds === 0) throw forbidden('This address is too old')",
    sabotage: '',
    noticedBy: at(
      'reading/premium-pictures',
      'cannot be opened by a signature of another picture, of other times, or of nobody',
    ),
  },
  {
    name: 'a hidden door is shown elsewhere',
    file: `${properties}/posting/property-content.ts`,
    guard: 'shownPoint: isPlaceHidden(content) ?',
    sabotage: 'shownPoint: content.isPremium ?',
    noticedBy: at('reading/location-privacy', 'is in no answer to anybody but its lister and reviewers'),
  },
  {
    name: 'the street of a hidden door is no word to search for',
    file: 'apps/server/src/features/search/table/to-search-document.ts',
    guard: 'shownAddressOf(facts)',
    sabotage: 'facts.address',
    noticedBy: at('reading/location-privacy', 'cannot be found by its street or by a box around it'),
  },
  {
    name: 'a premium home is read by insiders',
    file: `${properties}/reading/reading.service.ts`,
    guard: 'if (row.isPremium && !isInside)',
    sabotage: 'if (row.isPremium && !isInside && !row.id)',
    noticedBy: at('reading/premium', 'is read by its lister and reviewers only'),
  },
  {
    name: 'a premium home cannot be asked out',
    file: 'packages/domain/src/search-query.ts',
    guard: '  !query.seesPremium &&\n',
    sabotage: '  query.seesPremium &&\n',
    noticedBy: at('reading/premium', 'cannot be asked out by price, words or reference'),
  },
  {
    name: 'a map shows no home that is not to be seen',
    file: `${properties}/reading/pins.repository.ts`,
    guard: '.where(visibleTo(viewer))',
    sabotage: '',
    noticedBy: inTiles('T24 what nobody has approved is in no tile, and what is hidden is gone from it'),
  },
  {
    name: 'a pin tells no price of a locked home',
    file: `${properties}/reading/pin.ts`,
    guard: 'price: isLocked ? null : ',
    sabotage: 'price: ',
    noticedBy: inTiles('T25 a premium home is a place without price and name, and telling filters leave it out'),
  },
  {
    name: 'a posting spends a use of a package',
    file: `${listings}/posting/post-listing.ts`,
    guard: '    await uses.spend(tx, lister, `${kind.name}_list`, { kind: kind.name, id })\n',
    sabotage: '',
    noticedBy: atGate(
      'T50 T51 T52 of many postings at once no more pass than are left, and deleting later gives none back',
    ),
  },
  {
    name: 'what is brought back takes its use again',
    file: `${listings}/moves/lister-actions.ts`,
    guard: '        await uses.takeAgain(tx, { kind: name, id })\n',
    sabotage: '',
    noticedBy: atGate('T52 what is deleted within a day gives its use back, and brought back it takes it again'),
  },
  {
    name: 'a profile is whole before its owner lists',
    file: `${listings}/gate/listing-gate.ts`,
    guard: 'if (missing.length > 0)',
    sabotage: 'if (missing.length > 1)',
    noticedBy: atGate('without a mobile nobody lists a home, and no file is stored'),
  },
  {
    name: 'a slug is given once',
    file: `${listings}/posting/slugs.repository.ts`,
    guard: 'where ${slugs}.${listingId} = excluded.${listingId}',
    sabotage: 'where true',
    noticedBy: at('reading/visibility', 'T29 a slug is given once'),
  },
  {
    name: 'a premium home names no local place',
    file: `${catalogue}/place-counts.repository.ts`,
    guard: 'shownPlacesOf(row)',
    sabotage: 'shownPlacesOf({ ...row, isPremium: false })',
    noticedBy: inPlaces(
      'T25 a home that becomes premium leaves its district and street, and comes back when it is not',
    ),
  },
  {
    name: 'a hidden door names no local place',
    file: `${catalogue}/place-counts.repository.ts`,
    guard: 'shownPlacesOf(row)',
    sabotage: 'shownPlacesOf({ ...row, hidesLocation: false })',
    noticedBy: inPlaces('T34 a home whose door is hidden leaves its district and street, and comes back with it'),
  },
  {
    name: 'a premium home is not found by its district',
    file: 'apps/server/src/features/search/table/to-search-document.ts',
    guard: 'shownPlacesOf(facts)',
    sabotage: 'shownPlacesOf({ ...facts, isPremium: false })',
    noticedBy: inPlaces('a home T25 that is premium is counted in its city and no nearer'),
  },
  {
    name: 'a hidden door is not found by its street',
    file: 'apps/server/src/features/search/table/to-search-document.ts',
    guard: 'shownPlacesOf(facts)',
    sabotage: 'shownPlacesOf({ ...facts, hidesLocation: false })',
    noticedBy: inPlaces('a home T34 whose door is hidden is counted in its city and no nearer'),
  },
]
