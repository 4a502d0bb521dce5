type DraftFiles = {
  pictures?: readonly string[] | undefined
  documents?: readonly { id: string }[] | undefined
  plans?: readonly { document?: string | undefined }[] | undefined
  panorama?: string | undefined
  metaImage?: string | undefined
}

/**
 * Every file that a draft names: the server keeps these, and the browser forgets its own copies of them. Here and not in
 * the contract, because the form must not bring the validator to the browser before it is needed.
 */
export const uploadsIn = ({ pictures = [], documents = [], plans = [], panorama, metaImage }: DraftFiles): string[] =>
  [...pictures, ...documents.map(({ id }) => id), ...plans.map(({ document }) => document), panorama, metaImage].filter(
    (id) => id !== undefined,
  )
