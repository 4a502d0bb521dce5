import type { ProjectDetail } from '@gable/contract/project'
import type { PictureSource } from '@gable/ui/picture'
import { JsonLd } from '#app/shared/json-ld.tsx'
import { useLocalPath, useSite } from '#app/shell/site.ts'
import { toProjectSchema } from './project-schema.ts'

/** Only projects that everybody may see are described to search engines. */
export function ProjectJsonLd({ project, photos }: { project: ProjectDetail; photos: readonly PictureSource[] }) {
  const { publicUrl } = useSite()
  const toLocal = useLocalPath()
  if (project.reviewState !== 'approved' || !project.isActive || project.isGated) return null
  const absolute = (path: string) => (path.startsWith('/') ? publicUrl + path : path)
  const url = absolute(toLocal(`/project-details/${encodeURIComponent(project.slug)}`))
  const images = photos.map(({ src }) => absolute(src))
  return <JsonLd description={toProjectSchema(project, url, images)} />
}
