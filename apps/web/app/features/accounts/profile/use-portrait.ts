import type { OwnAccount } from '@gable/contract/accounts'
import { useEffect, useRef, useState } from 'react'
import { type PictureProblem, type PictureSource, readPicture } from './read-picture.ts'

type Change = { file: File; url: string } | 'removed'
export type Portrait = ReturnType<typeof usePortrait>

/** The picture of the profile while it is chosen, cut, and not yet saved. */
export function usePortrait({ profileImageUrl, hasPicture }: Pick<OwnAccount, 'profileImageUrl' | 'hasPicture'>) {
  const [source, setSource] = useState<PictureSource>()
  const [isCutting, setCutting] = useState(false)
  const [change, setChange] = useState<Change>()
  const [problem, setProblem] = useState<{ name: string; problem: PictureProblem }>()
  // The server makes its sizes after saving; until then the page shows what it sent.
  const [savedUrl, setSavedUrl] = useState('')
  const remember = useObjectUrls()

  async function choose(file: File | undefined) {
    if (!file) return
    const read = await readPicture(file)
    setProblem(typeof read === 'string' ? { name: file.name, problem: read } : undefined)
    if (typeof read === 'string') return
    remember(read.url)
    setSource(read)
    setCutting(true)
  }

  const shownUrl = change === undefined ? profileImageUrl || (hasPicture ? savedUrl : '') : ''
  return {
    source,
    isCutting,
    problem,
    change,
    url: change && change !== 'removed' ? change.url : shownUrl,
    hasPicture: change === undefined ? hasPicture : change !== 'removed',
    choose: (file: File | undefined) => void choose(file),
    startCutting: () => setCutting(true),
    stopCutting: () => setCutting(false),
    use(file: File) {
      setChange({ file, url: remember(URL.createObjectURL(file)) })
      setCutting(false)
    },
    remove() {
      setChange(hasPicture ? 'removed' : undefined)
      setSource(undefined)
    },
    discard() {
      setChange(undefined)
      setProblem(undefined)
    },
    settle() {
      setSavedUrl(change && change !== 'removed' ? change.url : '')
      setChange(undefined)
    },
  }
}

/** Pictures in memory are let go with the page. */
function useObjectUrls() {
  const urls = useRef(new Set<string>())
  useEffect(() => {
    const made = urls.current
    return () => {
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [])
  return (url: string) => {
    urls.current.add(url)
    return url
  }
}
