import { type ComponentType, memo, type MemoExoticComponent } from 'react'

type PageProps = { loaderData: unknown; params: Record<string, string | undefined> }

/**
 * A page that renders again when its own data changes. Without it every step of the router, such as a click on a link or
 * routes that were found, renders the whole page, because the router makes the other props anew each time.
 */
export const memoPage = <Props extends PageProps>(
  Page: ComponentType<Props>,
): MemoExoticComponent<ComponentType<Props>> => memo(Page, hasSameData)

const hasSameData = (before: PageProps, after: PageProps) =>
  before.loaderData === after.loaderData &&
  Object.keys({ ...before.params, ...after.params }).every((name) => before.params[name] === after.params[name])
