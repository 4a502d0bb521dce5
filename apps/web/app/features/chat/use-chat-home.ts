import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { usePrice } from '#app/shell/use-price.ts'
import type { OpenedChat } from './load-chat.server.ts'
import { useChatWords } from './use-chat-words.ts'

/** What there is to say of the home or project of a conversation; less once it is no longer public. */
export function useChatHome({ chat, home: { property, project } }: OpenedChat) {
  const { t } = useTranslation('properties')
  const { homeOf } = useChatWords()
  const toPrice = usePrice()
  const image = property?.titleImage ?? project?.titleImage ?? chat.titleImage
  const slug = encodeURIComponent(chat.slug)
  const period = property?.rentPeriod ? t(`rentPeriod.${property.rentPeriod}`) : ''
  return {
    path: slug && `/${chat.projectId > 0 ? 'project' : 'properties'}-details/${slug}`,
    price: property && !property.isLocked ? toPrice(property) : '',
    period,
    title: homeOf(chat),
    address: property?.address || project?.address || property?.city || project?.city || '',
    source: image ? toPictureSource(image) : undefined,
    parameters: property?.parameters ?? [],
  }
}
