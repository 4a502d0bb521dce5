import { tagsOf } from './tags-of.ts'

/** Only what a picture or a sound is: its size, its format, how it was encoded. Words about a sound are of ID3. */
const harmlessTags = /^(SourceFile|(ExifTool|System|File|Composite|JFIF|RIFF|MPEG|QuickTime|Meta|HEIC|Track\d*):)/
const privateTags = /GPS|Serial|Owner|Artist|Description|ICC|XMP|IFD|Make|Model|Software|Comment/i
/** A paper is handed on as it came; of a place or a camera it must not tell either. */
const cameraTags = /GPS|Serial|Owner/i

/** What these files tell beyond their own picture, as `name: GPS:GPSLatitude`. */
export async function findPrivateTags(files: Map<string, Buffer>): Promise<string[]> {
  const found = Object.entries(files.size > 0 ? await tagsOf(files) : {})
  return found.flatMap(([name, tags]) => {
    const isDocument = tags.some((tag) => tag.startsWith('PDF:'))
    const leaks = tags.filter((tag) =>
      isDocument ? cameraTags.test(tag) : !harmlessTags.test(tag) || privateTags.test(tag),
    )
    return leaks.map((tag) => `${name}: ${tag}`)
  })
}
