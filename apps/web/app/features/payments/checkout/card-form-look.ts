/** Our colours for a form in a frame, which knows none of our styles: as they are where it stands. */
export function lookOf(place: HTMLElement) {
  const { color, backgroundColor, caretColor, columnRuleColor } = getComputedStyle(place.parentElement ?? place)
  return {
    theme: 'flat',
    variables: {
      ...{ colorText: color, colorBackground: backgroundColor, colorPrimary: caretColor, colorDanger: columnRuleColor },
      ...{ borderRadius: '6px', fontFamily: 'system-ui, sans-serif', spacingUnit: '4px' },
    },
  }
}
