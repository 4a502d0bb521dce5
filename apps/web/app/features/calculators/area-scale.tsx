import type { Area, AreaUnit } from '@gable/domain/area-units'
import { buttonClass } from '@gable/ui/button'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { toSquareMetres } from './area-values.ts'

/** What people have stood on, by the metre, with the lines that are painted there. */
const grounds = [
  {
    name: 'court',
    times: 'courts',
    part: 'partOfCourt',
    width: 23.77,
    depth: 10.97,
    lines: 'M0 1.37H23.77M0 9.6H23.77M5.485 1.37V9.6M18.285 1.37V9.6M5.485 5.485H18.285M11.885 -.4V11.37',
  },
  {
    name: 'pitch',
    times: 'pitches',
    part: 'partOfPitch',
    width: 105,
    depth: 68,
    lines:
      'M52.5 0V68M0 13.84H16.5V54.16H0M105 13.84H88.5V54.16H105M61.65 34A9.15 9.15 0 1 1 43.35 34A9.15 9.15 0 1 1 61.65 34',
  },
] as const

/** Beyond these a drawing would show a dot, or nothing but the area. */
const [least, most] = [1, 40_000]
/** Of what size people look for homes. */
const [smallestHome, largestHome] = [15, 5_000]

export function AreaScale({ area, unit }: { area: Area; unit: AreaUnit }) {
  const { t } = useTranslation('calculators')
  const squareMetres = toSquareMetres(area, unit)
  if (squareMetres < least || squareMetres > most) return null
  const near = [0.9, 1.1].map((share) => Math.round(squareMetres * share))
  return (
    <section className="converter-scale grid justify-items-start gap-3 print-hidden">
      <h2 className="type-block">{t('area.scale')}</h2>
      <ScaleDrawing squareMetres={squareMetres} />
      {squareMetres >= smallestHome && squareMetres <= largestHome && (
        <LocalLink
          to={`/properties?area.min=${near[0]}&area.max=${near[1]}`}
          className={buttonClass({ variant: 'secondary' }, 'mt-2')}
        >
          {t('area.homes')}
        </LocalLink>
      )}
    </section>
  )
}

/** The area in the shape of the ground, over one of its corners. */
function ScaleDrawing({ squareMetres }: { squareMetres: number }) {
  const { t } = useTranslation('calculators')
  const { locale } = useLanguage()
  const [court, pitch] = grounds
  const { name, times, part, width, depth, lines } = squareMetres <= court.width * court.depth * 3 ? court : pitch
  const share = squareMetres / (width * depth)
  const side = Math.sqrt(share)
  const scale = Math.max(1, side)
  const [boxWidth, boxDepth] = [width * scale, depth * scale]
  const written = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumSignificantDigits: 2 })
  const ground = `${written.format(width * depth)} ${t('units.square_metre.symbol')}`
  return (
    <figure className="grid w-full gap-3">
      <div className="ui-panel grid gap-2">
        <svg viewBox={`-0.5 -0.5 ${boxWidth + 1} ${boxDepth + 1}`} aria-hidden>
          <g transform={`translate(0 ${boxDepth - depth})`}>
            <path d={`M0 0H${width}V${depth}H0Z${lines}`} />
          </g>
          <path data-area d={`M0 ${boxDepth}V${boxDepth - depth * side}H${width * side}V${boxDepth}Z`} />
        </svg>
        <p className="text-end text-12 text-ink-soft">{t(`area.${name}`, { area: ground })}</p>
      </div>
      <figcaption className="text-14 text-ink-soft">
        {share < 0.995
          ? t(`area.${part}`, { share: percent.format(share) })
          : t(`area.${times}`, { times: written.format(share) })}
      </figcaption>
    </figure>
  )
}
