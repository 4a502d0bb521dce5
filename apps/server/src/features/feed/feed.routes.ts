import {
  getFeedPreferences,
  getRecommendations,
  likeRecommendation,
  removeFeedPreferences,
  setFeedLearning,
  setFeedPreferences,
} from '@gable/contract/feed'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { FeedService } from './feed.service.ts'
import type { createRecommend } from './recommend.ts'

export function feedRoutes(app: FastifyInstance, feed: FeedService, recommend: ReturnType<typeof createRecommend>) {
  serve(app, setFeedPreferences, async ({ viewer, input }) => ({
    data: await feed.replace(viewer, input),
    message: 'feed_saved',
  }))
  serve(app, getFeedPreferences, async ({ viewer }) => ({ data: await feed.get(viewer) }))
  serve(app, removeFeedPreferences, async ({ viewer }) => {
    await feed.remove(viewer)
    return { data: null, message: 'feed_cleared' }
  })
  serve(app, setFeedLearning, async ({ viewer, input }) => ({ data: await feed.learn(viewer, input) }))
  serve(app, likeRecommendation, async ({ viewer, input }) => ({ data: await feed.like(viewer, input) }))
  serve(app, getRecommendations, async ({ viewer, input, language }) => recommend(viewer, input, language))
}
