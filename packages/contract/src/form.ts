/** Spells a value as form fields: `parameters[0][parameter_id]`, the way the specification's client does. */
export function toFormData(wire: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(wire)) append(form, name, value)
  return form
}

function append(form: FormData, name: string, value: unknown) {
  if (value === undefined || value === null) return
  if (value instanceof Blob) form.append(name, value)
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) append(form, `${name}[${index}]`, item)
  else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) append(form, `${name}[${key}]`, item)
  } else form.append(name, String(value))
}
