import type { OwnAccount } from '@gable/contract/accounts'

/** Somebody to sign in with in tests. */
export const person: OwnAccount = {
  id: 1,
  name: 'Ada Byron',
  email: 'ada@gable.test',
  mobile: '',
  profileImageUrl: '',
  hasPicture: false,
  address: '',
  city: '',
  state: '',
  country: '',
  latitude: null,
  longitude: null,
  aboutMe: '',
  languages: [],
  areaUnit: null,
  plotUnit: null,
  facebookId: '',
  twitterId: '',
  instagramId: '',
  youtubeId: '',
  wantsNotifications: true,
  staffRole: null,
  eraseAfter: null,
}
