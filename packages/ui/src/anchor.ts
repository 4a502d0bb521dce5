import type { ComponentProps, ElementType } from 'react'

/** How a component draws its links: a plain `<a>` unless the app hands in its router's link (it receives `href`). */
export type Anchor = ElementType<ComponentProps<'a'>>
