import type { Topic } from '@gable/contract/content-topics'
import { type Faq, getFaqs, getFaqTopics, maxFaqs } from '@gable/contract/faqs'
import { Button, buttonClass } from '@gable/ui/button'
import { chipClass } from '@gable/ui/chip'
import { EmptyState } from '@gable/ui/empty-state'
import { Link } from '@gable/ui/link'
import { TextInput } from '@gable/ui/text-input'
import { ChevronRight, MessageCircle, Search } from 'lucide-react'
import '#app/shared/i18n/article-messages.ts'
import { Form } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { JsonLd } from '#app/shared/json-ld.tsx'
import { apiFor } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink, RouterAnchor } from '#app/shell/local-link.tsx'
import { useLanguage, useLocalPath, useSite } from '#app/shell/site.ts'
import type { Route } from './+types/faqs-page'
import { FaqItem, faqAnchor } from './faq-item.tsx'
import { speaksOf } from './mark-words.tsx'
import { TopicIcon } from './topic-icon.tsx'
import './faqs.css'

const shownOfTopic = 3
const longestWords = 100

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url
  const words = (searchParams.get('search') ?? '').trim().slice(0, longestWords)
  const wanted = searchParams.get('topic') ?? ''
  const call = apiFor(args)
  const [{ data: all }, { data: topics }] = await Promise.all([
    call(getFaqs, { limit: maxFaqs }),
    call(getFaqTopics, {}),
  ])
  const topic = topics.find(({ slug }) => slug === wanted)?.slug
  const faqs = all.filter((faq) => {
    const isFound = words === '' || speaksOf(`${faq.question}\n${faq.answer}`, words)
    return isFound && (!topic || words !== '' || faq.topic.slug === topic)
  })
  return { faqs, topics, topic, words }
}

export default function FaqsPage({ loaderData: { faqs, topics, topic, words } }: Route.ComponentProps) {
  const { t } = useTranslation('articles')
  const { settings } = useSite()
  const isWhole = words === '' && topic === undefined
  const shown = topics.filter(({ slug }) => faqs.some((faq) => faq.topic.slug === slug))
  return (
    <main id="main" className="ui-container faqs">
      <PageHead
        title={t('faqs.pageTitle')}
        description={t('faqs.description', { site: settings.siteName })}
        query={topic && words === '' ? `?topic=${encodeURIComponent(topic)}` : ''}
      />
      {faqs.length > 0 && <FaqJsonLd faqs={faqs} />}
      <FaqSearch words={words} />
      {words !== '' && (
        <output className="mt-4 block text-14 text-ink-soft">{t('faqs.found', { count: faqs.length, words })}</output>
      )}
      {isWhole && shown.length > 1 && <TopicPanels topics={shown} faqs={faqs} />}
      <div className={topics.length > 1 ? 'faq-columns' : 'mt-10'}>
        {topics.length > 1 && <TopicNav topics={topics} topic={words === '' ? topic : undefined} />}
        <div className="grid gap-10">
          {isWhole && shown.length > 1 && <h2 className="type-section">{t('faqs.allAnswers')}</h2>}
          {shown.map(({ id, slug, name }) => (
            <section key={id} aria-labelledby={`topic-${id}`}>
              <h2 id={`topic-${id}`} className="type-block mb-3">
                {name}
              </h2>
              {faqs
                .filter((faq) => faq.topic.slug === slug)
                .map((faq, index) => (
                  <FaqItem
                    key={`${faq.id} ${words}`}
                    faq={faq}
                    words={words}
                    isOpen={words !== '' && faqs.length <= 3 && index === 0}
                  />
                ))}
            </section>
          ))}
          {faqs.length === 0 && (
            <EmptyState
              illustration="house"
              title={words === '' ? t('faqs.none') : t('faqs.found', { count: 0, words })}
            >
              {t(words === '' ? 'faqs.noneText' : 'faqs.noneFound')}
            </EmptyState>
          )}
          <StillHelp />
        </div>
      </div>
    </main>
  )
}

function FaqSearch({ words }: { words: string }) {
  const { t } = useTranslation('articles')
  const toLocal = useLocalPath()
  return (
    <div className="max-w-[720px]">
      <h1 className="type-page">{t('faqs.title')}</h1>
      <search>
        <Form action={toLocal('/faqs')} className="mt-5 flex gap-2">
          <TextInput
            key={words}
            type="search"
            name="search"
            aria-label={t('faqs.search')}
            placeholder={t('faqs.search')}
            defaultValue={words}
            maxLength={longestWords}
            start={<Search aria-hidden />}
            className="grow"
          />
          <Button type="submit">{t('faqs.searchButton')}</Button>
        </Form>
      </search>
    </div>
  )
}

/** Each topic with its first questions, which lead to their answers below. */
function TopicPanels({ topics, faqs }: { topics: readonly Topic[]; faqs: readonly Faq[] }) {
  const { t } = useTranslation('articles')
  const toLocal = useLocalPath()
  return (
    <div className="topic-panels">
      {topics.map(({ id, slug, name, icon, count }) => (
        <div key={id} className="topic-panel">
          <div className="flex items-center gap-3">
            <TopicIcon name={icon} />
            <h2 className="type-block">{name}</h2>
          </div>
          <ul>
            {faqs
              .filter((faq) => faq.topic.slug === slug)
              .slice(0, shownOfTopic)
              .map((faq) => (
                <li key={faq.id}>
                  <a href={`#${faqAnchor(faq.id)}`}>
                    <span dir="auto">{faq.question}</span>
                    <ChevronRight className="rtl:-scale-x-100" aria-hidden />
                  </a>
                </li>
              ))}
          </ul>
          <Link
            as={RouterAnchor}
            href={toLocal(topicPath(slug))}
            hasArrow
            aria-label={`${t('faqs.seeAll', { count })}: ${name}`}
          >
            {t('faqs.seeAll', { count })}
          </Link>
        </div>
      ))}
    </div>
  )
}

const topicPath = (slug: string) => `/faqs?topic=${encodeURIComponent(slug)}`

function TopicNav({ topics, topic }: { topics: readonly Topic[]; topic: string | undefined }) {
  const { t } = useTranslation('articles')
  const { locale } = useLanguage()
  const counted = new Intl.NumberFormat(locale)
  const chip = (to: string, isOn: boolean, name: string, count?: number) => (
    <LocalLink key={to} to={to} aria-current={isOn ? 'page' : undefined} className={chipClass({ isSelected: isOn })}>
      {name}
      {count !== undefined && <span data-count>{counted.format(count)}</span>}
    </LocalLink>
  )
  return (
    <nav aria-label={t('faqs.topics')} className="topic-nav">
      {chip('/faqs', topic === undefined, t('faqs.allTopics'))}
      {topics.map(({ slug, name, count }) => chip(topicPath(slug), slug === topic, name, count))}
    </nav>
  )
}

function StillHelp() {
  const { t } = useTranslation('articles')
  return (
    <section className="still-help" aria-labelledby="still">
      <span className="contact-sign">
        <MessageCircle aria-hidden />
      </span>
      <div className="grow">
        <h2 id="still" className="font-semibold">
          {t('faqs.still')}
        </h2>
        <p className="text-14 text-ink-soft">{t('faqs.stillText')}</p>
      </div>
      <LocalLink to="/contact-us" className={buttonClass({ variant: 'secondary' })}>
        {t('faqs.contact')}
      </LocalLink>
    </section>
  )
}

function FaqJsonLd({ faqs }: { faqs: readonly Faq[] }) {
  const mainEntity = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return <JsonLd description={{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }} />
}
