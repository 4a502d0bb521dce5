import { inspectInThread } from './inspect-in-thread.ts'
import { inspectWithQpdf } from './inspect-with-qpdf.ts'
import { RefusedDocument } from './refused-document.ts'
import { isQpdfUsable } from './run-qpdf.ts'

export type PdfInspector = (files: { sourcePath: string; copyPath: string }) => Promise<'clean' | 'refused'>

/** Looks into PDFs and writes clean copies of those that hold nothing but pages. Work for the worker, never the api. */
export function createPdfInspector(qpdfPath: string): PdfInspector {
  // Only a yes is kept: what failed once, for want of memory say, is there the next time.
  let isUsable = false
  return async (files) => {
    isUsable ||= await isQpdfUsable(qpdfPath)
    try {
      await (isUsable ? inspectWithQpdf(qpdfPath, files) : inspectInThread(files))
      return 'clean'
    } catch (error) {
      if (error instanceof RefusedDocument) return 'refused'
      throw error
    }
  }
}
