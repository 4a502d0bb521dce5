import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/errors.ts'
import type { ShownPictures } from './shown-pictures.ts'
import { variantFormats, type VariantFormat } from './variants.ts'

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const address = new RegExp(
  `^((?<grant>[\\w.-]{1,60})/)?(?<mediaId>${uuid})/(?<width>\\d{2,4})\\.(?<format>avif|webp|jpg)$`,
)

/** Variants never change under their address: whoever has one is told so, if they may still have it. */
export function mediaRoutes(app: FastifyInstance, pictures: ShownPictures) {
  app.get<{ Params: { '*': string } }>(
    '/media/*',
    { config: { access: 'public', errors: ['not_found', 'forbidden'] }, schema: { hide: true } },
    async (request, reply) => {
      const { grant, mediaId, width, format } = address.exec(request.params['*'])?.groups ?? {}
      if (!mediaId || !width || !format) throw notFound('Picture')
      const { caching, open } = await pictures.find({ mediaId, width, format, grant })
      const tag = `"${mediaId}-${width}-${format}"`
      reply.headers({ etag: tag, 'cache-control': caching, 'cross-origin-resource-policy': 'cross-origin' })
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      const { body, sizeBytes } = await open()
      return reply
        .header('content-type', variantFormats[format as VariantFormat])
        .header('content-length', sizeBytes)
        .send(body)
    },
  )
}
