import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/errors.ts'
import type { ShownPictures } from './shown-pictures.ts'
import { variantFormats, type VariantFormat } from './variants.ts'

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const address = new RegExp(
  `^((?<grant>[\\w.-]{1,60})/)?(?<mediaId>${uuid})/(?<width>\\d{2,4})\\.(?<format>avif|webp|jpg)$`,
)

/** Variants never change under their address, so browsers and CDNs may keep for ever what everybody may see. */
export function mediaRoutes(app: FastifyInstance, pictures: ShownPictures) {
  app.get<{ Params: { '*': string } }>(
    '/media/*',
    { config: { access: 'public', errors: ['not_found', 'forbidden'] }, schema: { hide: true } },
    async (request, reply) => {
      const { grant, mediaId, width, format } = address.exec(request.params['*'])?.groups ?? {}
      if (!mediaId || !width || !format) throw notFound('Picture')
      const { body, sizeBytes, keptSeconds } = await pictures.open({ mediaId, width, format, grant })
      return reply
        .header('content-type', variantFormats[format as VariantFormat])
        .header('content-length', sizeBytes)
        .header('cache-control', `${grant ? 'private' : 'public, immutable'}, max-age=${keptSeconds}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(body)
    },
  )
}
