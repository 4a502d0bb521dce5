import type { Product } from '../../apps/server/src/compose.ts'
import type { HomeKind } from '../model/districts.ts'
import { districts } from '../model/districts.ts'
import { distance } from '../model/geometry.ts'
import { toLonLat } from '../model/place.ts'
import type { Town } from '../model/town.ts'
import { namedRooms, type Pictures, planOf } from './pictures.ts'
import { region } from './places.ts'
import { toReceived } from './received-file.ts'

type DemoProject = {
  id: string
  title: string
  description: string
  inArabic: { title: string; description: string }
  kind: HomeKind
  category: 'apartment' | 'townhouse'
  type: 'upcoming' | 'under_construction' | 'ready'
  district: string
  plans: [title: string, kind: HomeKind][]
  priceFrom: string
  unitCount: number
  /** How many months from now keys are handed over; what is ready needs none. */
  monthsToKeys?: number
}

/** Three developments, as many as there are renderings of. */
export const demoProjects: DemoProject[] = [
  {
    id: 'mill-row',
    title: 'Mill Row',
    description:
      'Six brick houses where the mill’s drying sheds stood.\n\nEach has its own front door, a south-facing yard and a study under the roof. The bricks are yellow and grey in turn, as in the old rows around. Heat comes from the ground, and the last house is still to be had.',
    inArabic: {
      title: 'صفّ المطحنة',
      description:
        'ستة بيوت من الطوب حيث كانت مجففات المطحنة.\n\nلكل بيت باب خاص وفناء جنوبي وغرفة مكتب تحت السقف. الطوب أصفر ورمادي بالتناوب كما في الصفوف القديمة حوله. التدفئة من باطن الأرض، وما زال آخر البيوت متاحًا.',
    },
    kind: 'terrace',
    category: 'townhouse',
    type: 'ready',
    district: 'mill-fields',
    priceFrom: '465000',
    unitCount: 6,
    plans: [
      ['The house in the middle', 'terrace'],
      ['The house at the end', 'terrace'],
    ],
  },
  {
    id: 'garden-quarter',
    title: 'Garden Quarter',
    description:
      'Four storeys around a garden that is open to the street by day.\n\nThirty-eight homes with windows on two sides and balconies deep enough for a table. A bakery at the corner, bicycles under the roof, and the river two streets away. Building begins in spring.',
    inArabic: {
      title: 'حي الحديقة',
      description:
        'أربعة طوابق حول حديقة مفتوحة على الشارع نهارًا.\n\nثمانية وثلاثون بيتًا بنوافذ على جهتين وشرفات تتسع لطاولة. مخبز عند الزاوية، ومواقف للدراجات تحت السقف، والنهر على بعد شارعين. يبدأ البناء في الربيع.',
    },
    kind: 'midrise',
    category: 'apartment',
    type: 'upcoming',
    district: 'riverside',
    priceFrom: '289000',
    unitCount: 38,
    monthsToKeys: 26,
    plans: [
      ['One bedroom', 'midrise'],
      ['Two bedrooms', 'midrise'],
    ],
  },
  {
    id: 'harbour-point',
    title: 'Harbour Point',
    description:
      'A tower that turns a little on every floor, so that no balcony shades the one below.\n\nTwenty-six storeys at the end of the quay. Every home has the sea on one side and the town on the other, floors of pale oak and a kitchen that closes. The quay stays public; the crane beside it stays too.',
    inArabic: {
      title: 'رأس الميناء',
      description:
        'برج يدور قليلًا عند كل طابق، فلا تحجب شرفة الضوء عن التي تحتها.\n\nستة وعشرون طابقًا في طرف الرصيف. لكل بيت البحر من جهة والبلدة من الأخرى، وأرضيات من البلوط الفاتح ومطبخ له باب. يبقى الرصيف للجميع، وتبقى الرافعة بجانبه.',
    },
    kind: 'tower',
    category: 'apartment',
    type: 'under_construction',
    district: 'harbour',
    priceFrom: '412000',
    unitCount: 104,
    monthsToKeys: 14,
    plans: [
      ['Studio', 'midrise'],
      ['One bedroom', 'tower'],
      ['Two bedrooms', 'tower'],
      ['The loft at the top', 'warehouse'],
    ],
  },
]

/** What is not built yet stands on empty land; what is ready is the youngest house of its kind. */
export function findSite({ buildings }: Pick<Town, 'buildings'>, { title, type, kind, district: id }: DemoProject) {
  const district = districts.find((one) => one.id === id)
  const wanted = type === 'ready' ? kind : 'plot'
  const sites = buildings.filter((building) => building.district === id && building.kind === wanted)
  const age = (built: number) => (type === 'ready' ? -built : 0)
  const [site] = sites.toSorted(
    (one, other) =>
      age(one.built) - age(other.built) ||
      distance(one.at, district?.middle ?? one.at) - distance(other.at, district?.middle ?? other.at),
  )
  if (!district || !site) throw new Error(`${title} has no place in the town`)
  const [longitude, latitude] = toLonLat(site.at)
  return { longitude, latitude, address: `${site.number} ${site.street.name}, ${district.name}, Lunara` }
}

/** As developers promise it: by the end of a month. */
function endOfMonth(now: number, monthsAhead: number): string {
  const today = new Date(now)
  const last = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + monthsAhead + 1, 0))
  return last.toISOString().slice(0, 10)
}

type Site = { listerIds: number[]; town: Town; pictures: Pictures; now: number }

export async function addProjects(product: Product, { listerIds, town, pictures, now }: Site) {
  const categories = await product.catalogue.all()
  for (const [index, project] of demoProjects.entries()) {
    const { title, description, inArabic, type, priceFrom, unitCount, monthsToKeys } = project
    const category = categories.find(({ slug }) => slug === project.category)
    if (!category) throw new Error(`${title} is of no category`)
    const files = pictures.ofProject(project.id)
    const [titleImage, ...galleryImages] = files.map((file) => toReceived(file))
    const { slug } = await product.projects.save(
      {
        title,
        description,
        textLanguage: 'en',
        translations: [{ language: 'ar', ...inArabic }],
        type,
        priceFrom,
        unitCount,
        ...(monthsToKeys && { deliveryOn: endOfMonth(now, monthsToKeys) }),
        categoryId: category.id,
        city: 'Lunara',
        state: region.state,
        country: region.country,
        ...findSite(town, project),
        titleImage,
        galleryImages,
        pictureRooms: namedRooms(files, pictures),
        plans: project.plans.flatMap(([name, kind]) => {
          const { plan } = planOf(kind)
          return plan ? [{ title: name, document: toReceived(plan) }] : []
        }),
      },
      { accountId: listerIds[index] ?? 0, permissions: [] },
    )
    await product.projects.approve(slug)
  }
}
