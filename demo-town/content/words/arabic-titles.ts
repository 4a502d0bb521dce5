import type { HomeKind } from '../../model/districts.ts'
import type { Written } from './english-titles.ts'
import { bedroomsOf, floorName } from './arabic-parts.ts'

type Title = (told: Written) => string
const floor = ({ facts }: Written) => floorName(facts.floor ?? 0)
const street = ({ building }: Written) => building.street.name_ar

const titles: Record<HomeKind, Title[]> = {
  cottage: [
    (told) => `بيت ريفي ${bedroomsOf(told.facts.bedrooms)} في ${told.district}`,
    (told) => `بيت أرضي تحيط به الحديقة، ${street(told)}`,
    ({ building }) => `بيت هادئ من عام ${building.built}`,
    (told) => `بيت صغير وحديقة كبيرة في ${told.district}`,
  ],
  terrace: [
    (told) => `منزل عائلي متلاصق في ${told.district}`,
    (told) => `منزل بفناء خلفي، ${street(told)}`,
    ({ building, district }) => `منزل من عام ${building.built} في ${district}`,
    (told) => `منزل ${bedroomsOf(told.facts.bedrooms)} قريب من كل شيء، ${street(told)}`,
  ],
  villa: [
    (told) => `فيلا بمسبح طويل في ${told.district}`,
    (told) => `فيلا ${bedroomsOf(told.facts.bedrooms)} وحديقة واسعة، ${street(told)}`,
    () => 'فيلا مفتوحة على الغروب',
    ({ facts, district }) => `فيلا بمساحة ${facts.area} م² في ${district}`,
  ],
  midrise: [
    (told) => `شقة ${bedroomsOf(told.facts.bedrooms)} في ${floor(told)}، ${street(told)}`,
    (told) => `شقة بشرفة عميقة في ${told.district}`,
    (told) => `شقة مضيئة من جهتين، ${street(told)}`,
    ({ facts, district }) => `شقة ${facts.area} م² جاهزة للسكن في ${district}`,
  ],
  tower: [
    (told) => `شقة في ${floor(told)} تطل على الساحل`,
    (told) => `شقة ${bedroomsOf(told.facts.bedrooms)} في برج ${told.district}`,
    (told) => `إطلالة مفتوحة من ${floor(told)}، ${street(told)}`,
  ],
  warehouse: [
    ({ building }) => `لوفت في مستودع من عام ${building.built}`,
    ({ facts, district }) => `لوفت بمساحة ${facts.area} م² في ${district}`,
    (told) => `عوارض خشبية ونوافذ عالية، ${street(told)}`,
  ],
  farmhouse: [
    (told) => `بيت مزرعة مع حظيرة، ${street(told)}`,
    ({ building }) => `مزرعة قديمة من عام ${building.built}`,
  ],
  shop: [
    (told) => `محل بواجهتين، ${street(told)}`,
    ({ facts, district }) => `محل بمساحة ${facts.area} م² في ${district}`,
    (told) => `محل على زاوية في ${told.district}`,
  ],
  plot: [
    ({ facts, district }) => `أرض للبناء بمساحة ${facts.plot} م² في ${district}`,
    (told) => `قطعة أرض مستوية، ${street(told)}`,
  ],
}

export const arabicTitle = (told: Written) =>
  told.facts.category === 'studio'
    ? told.luck.pick([
        `استوديو مضيء في ${told.district}`,
        `استوديو في ${floor(told)}، ${street(told)}`,
        `استوديو بمساحة ${told.facts.area} م² في ${told.district}`,
      ])
    : told.luck.pick(titles[told.building.kind])(told)
