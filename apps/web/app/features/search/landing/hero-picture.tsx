import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import tallAvif from '#app/shell/assets/hero/tall-860.avif?url'
import tallWebp from '#app/shell/assets/hero/tall-860.webp?url'
import wideAvif1280 from '#app/shell/assets/hero/wide-1280.avif?url'
import wideWebp1280 from '#app/shell/assets/hero/wide-1280.webp?url'
import wideAvif1920 from '#app/shell/assets/hero/wide-1920.avif?url'
import wideJpeg1920 from '#app/shell/assets/hero/wide-1920.jpg?url'
import wideWebp1920 from '#app/shell/assets/hero/wide-1920.webp?url'

export const heroShareImage = wideJpeg1920

/** A phone gets an upright cut: of the wide one it would show a fifth and load all. */
export function HeroPicture() {
  const { t } = useTranslation('search')
  const phone = '(width < 48rem)'
  return (
    <>
      <picture>
        <source media={phone} type="image/avif" srcSet={tallAvif} width={860} height={1320} />
        <source media={phone} type="image/webp" srcSet={tallWebp} width={860} height={1320} />
        <source type="image/avif" srcSet={`${wideAvif1280} 1280w, ${wideAvif1920} 1920w`} sizes="max(100vw, 1540px)" />
        <source type="image/webp" srcSet={`${wideWebp1280} 1280w, ${wideWebp1920} 1920w`} sizes="max(100vw, 1540px)" />
        <img src={wideJpeg1920} alt={t('landing.heroPicture')} width={1920} height={823} fetchPriority="high" />
      </picture>
      <span className="hero-scrim" />
    </>
  )
}
