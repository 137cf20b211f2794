# Computes figures of the post from the raw numbers once more, without the site's code:
#   awk -f recompute.awk runs.csv
# Prints lines for each day, case and proxy: median, least and greatest run in µs, per cent, 1/s and KB, and sums.
BEGIN { FS = "," }

NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }

{
  day = $at["day"]
  n = ++count[day, $at["case"], $at["proxy"]]
  id = day SUBSEP $at["case"] SUBSEP $at["proxy"]
  known[id] = day " " $at["case"] " " $at["proxy"]
  requests = $at["requests"]
  failed[id] += $at["failed"]
  if ($at["cpu"] != "") put(id, n, "cpu", $at["cpu"] / requests * 1e6)
  if ($at["slices"] != "") put(id, n, "slices", $at["slices"] / requests)
  if ($at["seconds"] != "") {
    put(id, n, "core", $at["core"] / requests * 1e6)
    put(id, n, "used", $at["core"] / $at["seconds"] * 100)
    put(id, n, "loadUsed", $at["loadCore"] / $at["seconds"] * 100)
    put(id, n, "rate", requests / $at["seconds"])
  }
  if ($at["idleKb"] != "") put(id, n, "connection", ($at["idleKb"] - $at["emptyKb"]) / requests)
}

function put(id, n, name, number) {
  value[id, name, n] = number
  size[id, name] = n
}

# Median, least and greatest of a figure.
function spread(id, name,    i, j, n, one, list) {
  n = size[id, name]
  for (i = 1; i <= n; i++) {
    one = value[id, name, i]
    for (j = i - 1; j > 0 && list[j] > one; j--) list[j + 1] = list[j]
    list[j + 1] = one
  }
  return sprintf("%.3f %.3f %.3f", n % 2 ? list[(n + 1) / 2] : (list[n / 2] + list[n / 2 + 1]) / 2, list[1], list[n])
}

END {
  n = split("cpu core used loadUsed slices rate connection", names, " ")
  for (id in known) {
    for (k = 1; k <= n; k++)
      if ((id, names[k]) in size) printf "%s %s %s\n", known[id], names[k], spread(id, names[k])
    printf "%s failed %d\n", known[id], failed[id]
  }
}
