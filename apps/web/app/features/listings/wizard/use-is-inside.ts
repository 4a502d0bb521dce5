import { useLocalPath } from '#app/shell/site.ts'

/** Whether an address is a step of the form at this path. */
export function useIsInside(path: string) {
  const inside = useLocalPath()(path)
  return (pathname: string) => pathname === inside || pathname.startsWith(`${inside}/`)
}
