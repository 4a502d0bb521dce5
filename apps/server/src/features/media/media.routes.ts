import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/errors.ts'
import type { MediaService } from './media.service.ts'
import { variantFormats, type VariantFormat } from './variants.ts'

const address = /^(?<id>[0-9a-f-]{36})\/(?<width>\d{2,4})\.(?<format>avif|webp|jpg)$/

/** Variants never change under their address, so browsers and CDNs may keep them for ever. */
export function mediaRoutes(app: FastifyInstance, media: MediaService) {
  app.get<{ Params: { '*': string } }>(
    '/media/*',
    { config: { access: 'public', errors: ['not_found'] }, schema: { hide: true } },
    async (request, reply) => {
      const { id, width, format } = address.exec(request.params['*'])?.groups ?? {}
      const variant = id && width && format ? await media.findVariant(id, width, format) : undefined
      if (!variant) throw notFound('Picture')
      return reply
        .header('content-type', variantFormats[format as VariantFormat])
        .header('content-length', variant.sizeBytes)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(variant.body)
    },
  )
}
