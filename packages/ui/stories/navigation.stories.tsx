import type { Meta } from '@storybook/react-vite'
import { Breadcrumb } from '../src/breadcrumb.tsx'
import { Pagination, ShowMore } from '../src/pagination.tsx'
import { Tabs } from '../src/tabs.tsx'

export default { title: 'Navigation' } satisfies Meta

export const TabPanels = () => (
  <Tabs
    label="Media"
    tabs={[
      { id: 'photos', label: 'Photos', count: 24, panel: 'Photographs of every room.' },
      { id: 'video', label: 'Video', panel: 'A walk through.' },
      { id: 'map', label: 'Map', panel: 'Where it is.' },
    ]}
  />
)

export const TabLinks = () => (
  <nav className="ui-tabs" aria-label="Sections">
    <a href="#live" aria-current="page">
      Live
    </a>
    <a href="#drafts">Drafts</a>
    <a href="#sold">Sold</a>
  </nav>
)

export const Pages = () => (
  <div className="grid gap-8">
    {[1, 8, 16].map((page) => (
      <Pagination
        key={page}
        label={`Pages, ${page}`}
        previousLabel="Previous page"
        nextLabel="Next page"
        page={page}
        pageCount={16}
        hrefFor={(to) => `#page-${to}`}
      />
    ))}
    <ShowMore status="24 of 386" onClick={() => undefined}>
      Show more
    </ShowMore>
  </div>
)

export const Crumbs = () => (
  <Breadcrumb
    label="You are here"
    crumbs={[{ label: 'Porto', href: '#porto' }, { label: 'Cedofeita', href: '#cedofeita' }, { label: 'GB-20417' }]}
  />
)
