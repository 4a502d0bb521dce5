import { getSettings } from '@gable/contract/settings'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { SettingsService } from './settings.service.ts'

export function settingsRoutes(app: FastifyInstance, settings: SettingsService) {
  serve(app, getSettings, async ({ viewer }) => ({ data: await settings.get(viewer) }))
}
