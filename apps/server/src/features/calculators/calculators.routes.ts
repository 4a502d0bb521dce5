import { mortgageCalculator } from '@gable/contract/calculators'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { CalculatorsService } from './calculators.service.ts'

export function calculatorsRoutes(app: FastifyInstance, calculators: CalculatorsService) {
  serve(app, mortgageCalculator, async ({ viewer, input }) => ({
    data: await calculators.reckonMortgage(viewer, input),
  }))
}
