import { get, type Path, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldProblem, PostingInput } from './posting-schema.ts'

export type PostingField = keyof PostingInput | `parameters.${number}`

export const fieldId = (name: string) => `posting-${name.replace('.', '-')}`

/** A field's id, what it says when it is wrong, and its connection to the form. */
export function usePostingField() {
  const { register, formState } = useFormContext<PostingInput>()
  const toProblemText = useProblemText()
  return (name: PostingField) => {
    const found = get(formState.errors, name) as { message?: string } | undefined
    return {
      id: fieldId(name),
      error: found ? toProblemText(found.message) : undefined,
      field: register(name as Path<PostingInput>),
    }
  }
}

export function useProblemText(): (problem: string | undefined) => string {
  const { t } = useTranslation(['common', 'properties'])
  const longest = 200
  const texts: Record<FieldProblem, string> = {
    required: t('validation.required'),
    choose: t('validation.choose'),
    number: t('validation.number'),
    tooLong: t('validation.tooLong', { count: longest }),
    placeRequired: t('properties:posting.placeRequired'),
  }
  return (problem) => texts[problem as FieldProblem] ?? t('errors.invalid_request')
}
