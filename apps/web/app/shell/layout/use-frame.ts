import { useMatches } from 'react-router'

/** How a page wants its surroundings; pages say so in their `handle`. */
export type Frame = {
  /** The page begins with a photograph, and the header lies on it. */
  isOverPhoto?: boolean
  /** The page fills the window from edge to edge. */
  isWide?: boolean
  /** Pages that bring their own controls need the height on a phone. */
  isBareOnPhone?: boolean
  /** The pages of a member: on a desk their own navigation stands in for the header. */
  isDashboard?: boolean
  hasNoFooter?: boolean
  /** The page brings its own. */
  hasOwnHeader?: boolean
  hasNoTabBar?: boolean
  /** One form and nothing around it: no ways to other pages but the name of the site. */
  isAlone?: boolean
}

/** The handle of a page, or how to make it from what the page has loaded: nothing when that failed. */
export type FrameHandle = Frame | ((loaded: never) => Frame)

export function useFrame(): Frame {
  const match = useMatches().findLast(({ handle }) => handle)
  const handle = match?.handle as FrameHandle | undefined
  return typeof handle === 'function' ? handle(match?.loaderData as never) : (handle ?? {})
}
