package main

import (
	"go/ast"
	"strings"
)

// unseenNames are packages and variables whose calls write logs, traces, metrics and the words of errors: an observer
// of the log sees none of them.
var unseenNames = map[string]bool{
	"klog": true, "slog": true, "log": true, "errors": true, "panic": true,
	"otel": true, "span": true, "tracer": true, "trace": true, "meter": true, "metric": true, "attribute": true,
	"prometheus": true, "promauto": true,
}

// unseen tells whether a call does nothing that an observer of the log could see.
func unseen(call *ast.CallExpr) bool {
	name := firstName(call.Fun)
	if selector, ok := call.Fun.(*ast.SelectorExpr); ok && name == "fmt" {
		return selector.Sel.Name == "Errorf"
	}
	lower := strings.ToLower(name)
	for _, end := range []string{"histogram", "counter", "gauge", "metrics"} {
		if strings.HasSuffix(lower, end) {
			return true
		}
	}
	return unseenNames[name]
}

// firstName gives the name that a call begins with: klog of klog.V(1).Infof.
func firstName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return firstName(e.X)
	case *ast.CallExpr:
		return firstName(e.Fun)
	default:
		return ""
	}
}
