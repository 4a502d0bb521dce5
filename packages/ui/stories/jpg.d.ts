declare module '*.jpg' {
  const address: string
  export default address
}
