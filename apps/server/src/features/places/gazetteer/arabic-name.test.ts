import { expect, test } from 'vitest'
import { findArabicName } from './arabic-name.ts'

test.each([
  ['Dubai,Dubaj,دبئی,دبى,دبي,دبی,دوبەی,دۇبائى', 'دبي'],
  ['Cairo,القاهرة,قاهره,قاھىرە,قاہرہ', 'القاهرة'],
  ['Riyadh,الرياض,رىياد,رياض,ریاض,ڕیاز', 'الرياض'],
  ['Paris,باريس,پارىژ,پاريس,پاریس,پیرس', 'باريس'],
  ['London,لأندأن,لندن,لوندون,لەندەن', 'لندن'],
  ['Lisbon,لشبونة,لىسابون,لیسبون', 'لشبونة'],
  ['Casablanca,الدار البيضاء,دار البیضاء,کازابلانکا', 'الدار البيضاء'],
  ['Tehran,تہران,تێھران', undefined],
  ['Sharjah,إمارة الشارقة,الشارقة,شارجه', 'الشارقة'],
  ['Oslo', undefined],
])('of %s the Arabic one is %s', (names, expected) => {
  expect(findArabicName(names.split(','))).toBe(expected)
})
