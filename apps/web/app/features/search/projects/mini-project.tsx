import type { ProjectCard } from '@gable/contract/project'
import { Picture } from '@gable/ui/picture'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useTextLang } from '#app/features/listings/text-lang.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'

/** A project in one hand's width, for the strip under the map. */
export function MiniProject({ project }: { project: ProjectCard }) {
  const { t } = useTranslation('projects')
  const { slug, title, titleImage, address, type } = shownPlace(project)
  const lang = useTextLang()(project)
  const source = titleImage ? toPictureSource(titleImage) : undefined
  return (
    <>
      {source ? (
        <Picture source={source} alt="" sizes="124px" />
      ) : (
        <span className="grid place-items-center bg-sunken text-ink-soft">
          <MissingPicture className="size-6" />
        </span>
      )}
      <div>
        <h2 dir="auto" lang={lang} className="written type-block truncate text-17">
          <LocalLink to={`/project-details/${encodeURIComponent(slug)}`} className="after:absolute after:inset-0">
            {title}
          </LocalLink>
        </h2>
        <p className="text-13">{t(`posting.types.${type}`)}</p>
        <p dir="auto" className="written truncate text-12 text-ink-soft">
          {address}
        </p>
      </div>
    </>
  )
}
