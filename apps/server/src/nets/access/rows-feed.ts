import * as feed from '@gable/contract/feed'
import { addedByWhoeverSeesIt } from './property-set-states.ts'
import { type Row, row, rowAbout } from './row.ts'

export const feedRows: Row[] = [
  row(feed.setFeedPreferences, {
    access: 'member',
    input: () => ({ categoryIds: [2], facilityIds: [1], city: 'Porto' }),
  }),
  row(feed.getFeedPreferences, { access: 'member' }),
  row(feed.removeFeedPreferences, { access: 'member' }),
  row(feed.setFeedLearning, { access: 'member', input: () => ({ learnsFromSeen: false }) }),
  row(feed.getRecommendations, { access: 'member' }),
  rowAbout(feed.likeRecommendation, {
    access: 'member',
    names: 'property',
    by: 'property_id',
    input: ({ id }) => ({ propertyId: id }),
    when: addedByWhoeverSeesIt,
  }),
]
