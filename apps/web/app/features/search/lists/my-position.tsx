import { Button } from '@gable/ui/button'
import { Locate } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { findPosition } from '#app/shared/position.ts'
import { useLocalPath } from '#app/shell/site.ts'
import { fromPoint } from '../area-url.ts'

/** Leads to the cities around the reader. The browser asks; they pressed the button, so they know why. */
export function MyPosition() {
  const { t } = useTranslation('results')
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')

  async function find() {
    setState('asking')
    const position = 'geolocation' in navigator ? await findPosition() : undefined
    setState(position ? 'idle' : 'failed')
    if (position) await navigate(toLocal(`/cities?near=${fromPoint(position)}`))
  }

  return (
    <div className="grid gap-2 md:justify-items-end">
      <Button variant="secondary" isLoading={state === 'asking'} onClick={() => void find()}>
        <Locate aria-hidden />
        {t('lists.myPosition')}
      </Button>
      {state === 'failed' && <output className="text-13 text-ink-soft">{t('map.noPosition')}</output>}
    </div>
  )
}
