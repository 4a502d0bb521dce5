export default function PropertyPage() {
  return null
}
