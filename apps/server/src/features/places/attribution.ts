/** Its licence asks for this line wherever the gazetteer is used: on the credits page. */
export const gazetteerAttribution = '© GeoNames, CC BY 4.0'
