import type { PropertyDetail } from '@gable/contract/property'
import { Button, buttonClass } from '@gable/ui/button'
import { iconButtonClass } from '@gable/ui/icon-button'
import { Check, Hand, MessageCircle } from 'lucide-react'
import { BookButton } from '#app/features/viewings/book-button.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MemberLink } from '#app/shell/member-link.tsx'
import { EnquiryButton } from './enquiry-button.tsx'
import { NumberButton } from './number-button.tsx'
import { type Interest, useInterest } from './use-interest.ts'

type ContactProps = { property: PropertyDetail }

/** The ways to reach the lister of a home. */
export function ContactPanel({ property }: ContactProps) {
  const interest = useInterest(property)
  return (
    <div className="grid gap-3">
      <InterestButton interest={interest} isWide />
      <InterestNote name={property.lister.name} interest={interest} />
      <div className="contact-ways">
        <ChatLink property={property} />
        <BookButton listing={{ propertyId: property.id }} ownerId={property.lister.id} />
        <EnquiryButton property={property} />
        <NumberButton property={property} />
      </div>
    </div>
  )
}

/** The same at the bottom of a phone. */
export function ContactBar({ property }: ContactProps) {
  const interest = useInterest(property)
  return (
    <>
      <NumberButton property={property} isSmall />
      <ChatLink property={property} isSmall />
      <InterestButton interest={interest} />
    </>
  )
}

/** Visitors sign in first and come to the same conversation. */
function ChatLink({ property: { id, lister }, isSmall }: ContactProps & { isSmall?: boolean }) {
  const { t } = useTranslation('detail')
  return (
    <MemberLink
      to={`/user/chat?user=${lister.id}&property=${id}`}
      aria-label={isSmall ? t('chat') : undefined}
      className={isSmall ? iconButtonClass('line') : buttonClass({ variant: 'secondary', isWide: true })}
    >
      <MessageCircle className="rtl:-scale-x-100" aria-hidden />
      {!isSmall && t('chat')}
    </MemberLink>
  )
}

/** Wide in the panel, with room for its sign; short in the bar. */
function InterestButton({ interest, isWide = false }: { interest: Interest; isWide?: boolean }) {
  const { t } = useTranslation('detail')
  const { isInterested, isBusy, toggle } = interest
  const hasSign = !isBusy && (isWide || isInterested)
  return (
    <Button
      variant={isInterested ? 'secondary' : 'primary'}
      size={isWide ? 'large' : undefined}
      isWide={isWide}
      className={isWide ? undefined : 'phone-bar-action px-4'}
      isLoading={isBusy}
      aria-pressed={isInterested}
      onClick={toggle}
    >
      {hasSign && (isInterested ? <Check aria-hidden /> : <Hand aria-hidden />)}
      {t(!isInterested ? 'interest.show' : isWide ? 'interest.shown' : 'interest.shownShort')}
    </Button>
  )
}

/** What the lister learns; how to be reached only if the reader wants that. */
function InterestNote({ name, interest }: { name: string; interest: Interest }) {
  const { t } = useTranslation(['detail', 'properties'])
  const { isInterested, sharesContact, isBusy, share } = interest
  if (!isInterested) return null
  return (
    <p className="text-14 text-ink-soft">
      {t(sharesContact ? 'interest.shared' : 'interest.seen', { name: name || t('properties:detail.lister') })}{' '}
      <button type="button" className="ui-link" disabled={isBusy} onClick={() => share(!sharesContact)}>
        {t(sharesContact ? 'interest.stop' : 'interest.share')}
      </button>
    </p>
  )
}
